/** For tests that take more than half a second: `npm test` leaves them out, `npm run test:all` runs them. */
export const SLOW = { tags: ['slow'] };

/** For tests that take more than half a second: `npm test` leaves them out, `npm run test:all` runs them. */
export const SLOW = { tags: ['slow'] };

/** For tests of slow files that `npm test` runs nevertheless: access, masking, signing in, payments, figures. */
export const ESSENTIAL = { tags: ['essential'] };

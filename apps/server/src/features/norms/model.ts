/** Of fewer people nothing is said: a group could be one person, and a mean and a spread give two away. */
export const LEAST_PEOPLE = 10;

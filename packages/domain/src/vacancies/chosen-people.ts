/** The most people chosen at once, by a draw or by the order of finishing. */
export const MOST_CHOSEN = 200;

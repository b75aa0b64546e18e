/** How the form of a record tells what is wrong: on leaving a field and on sending, which focuses the first of them. */
export const RECORD_FORM = { mode: 'onTouched', shouldFocusError: false } as const;

/** When record forms validate: on blur and on submit, which focuses the first invalid field. */
export const RECORD_FORM = { mode: 'onTouched', shouldFocusError: false } as const;

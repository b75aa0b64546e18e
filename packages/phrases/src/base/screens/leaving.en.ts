/** The question before leaving a form with unsaved changes. */
export const leavingEn = {
  title: 'Leave this form?',
  kept: 'What you typed is not saved. It can stay here as a draft, in this browser only.',
  lost: 'What you typed is not saved, and this browser keeps no draft of it.',
  noStorage:
    'What you typed is not saved, and this browser cannot keep a draft: its storage is full or blocked.',
  stay: 'Stay',
  keep: 'Keep draft',
};

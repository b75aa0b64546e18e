/** Parts of the survey that its first page does not need. They form one file, loaded once the first page is shown. */
export { AboutForm } from './about-form.tsx';
export { ClosedNotice } from './closed-notice.tsx';
export { EndScreen } from './end-screen.tsx';
export { ProofForm } from './proof-form.tsx';
export { BreakScreen, PausedScreen } from './break-screens.tsx';
export { Thanks } from './thanks.tsx';

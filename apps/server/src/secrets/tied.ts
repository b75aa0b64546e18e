/** The things that a changed secret makes unusable, in words. */
export const TIED_TO_SECRET =
  'links that were mailed, second factors, secrets of webhooks and client secrets of single sign-on';

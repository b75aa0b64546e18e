/** What another secret makes unusable, in words. */
export const DEPENDENT_ON_SECRET =
  'links that were mailed, second factors, secrets of webhooks and client secrets of single sign-on';

/** The platform's own workspace, for people without a company. It is created for the first one. */
export const OWN_WORKSPACE_ID = '00000000-0000-7000-8000-000000000001';

/** Catalogue errors of workspaces. */
export const workspaceErrorsEn = {
  'workspace.frozen': 'This workspace is paused. Choose a plan to continue.',
  'workspace.public_check':
    'This is the workspace of the public check. No one is invited, reminded, unlocked or copied here.',
  'workspace.none_active': 'NO ACTIVE WORKSPACE',
  'workspace.feature_off': 'The feature “{{feature}}” is switched off in this workspace.',
  'workspace.name_required': 'Please enter the name of the company.',
  'workspace.admin_required': 'Please enter the e-mail address of at least one administrator.',
  'workspace.not_on_hold': 'This workspace is not waiting for approval.',
  'workspace.of_installation':
    'The people who answer the survey for themselves belong to this workspace. It cannot be deleted.',
};

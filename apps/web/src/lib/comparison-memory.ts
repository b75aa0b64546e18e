const STORAGE_KEY = 'quint.compared';

function readWorkspaces(): readonly string[] {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
}

/** Whether the user has compared talents of a workspace in this browser. */
export function hasCompared(workspaceId: string): boolean {
  return readWorkspaces().includes(workspaceId);
}

/** Records that talents of a workspace were compared here: one of the first steps is done. */
export function rememberCompared(workspaceId: string): void {
  if (workspaceId === '' || hasCompared(workspaceId)) return;
  try {
    localStorage.setItem(STORAGE_KEY, [...readWorkspaces(), workspaceId].join(','));
  } catch {
    // Without storage the step stays open until a talent is shortlisted.
  }
}

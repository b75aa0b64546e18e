import type { ApiScope } from '@quint/domain/workspace/api-scopes.ts';

type NameOf<Scope extends ApiScope> = Scope extends `${infer Name}:${string}` ? Name : never;
/** The kinds of records in scopes. */
type ResourceName = NameOf<ApiScope>;

/** A kind of record with its scopes for reading and writing. */
export interface Resource {
  readonly name: ResourceName;
  readonly read: ApiScope | undefined;
  readonly write: ApiScope | undefined;
}

function nameOf(scope: ApiScope): ResourceName {
  const [name] = scope.split(':');
  return name as ResourceName;
}

/** Groups the scopes by kind of record: reading, and changing or sending. */
export function toResources(scopes: readonly ApiScope[]): readonly Resource[] {
  const byName = Map.groupBy(scopes, nameOf);
  return [...byName].map(([name, list]) => ({
    name,
    read: list.find((scope) => scope.endsWith(':read')),
    write: list.find((scope) => !scope.endsWith(':read')),
  }));
}

/** The scopes after one was switched; a write scope includes the read scope. */
export function switchScope(
  scopes: ReadonlySet<ApiScope>,
  { read, write }: Resource,
  { step, isOn }: { step: 'read' | 'write'; isOn: boolean },
): ReadonlySet<ApiScope> {
  const next = new Set(scopes);
  const changedScopes = isOn === (step === 'write') ? [read, write] : [step === 'read' ? read : write];
  for (const scope of changedScopes) {
    if (scope === undefined) continue;
    if (isOn) next.add(scope);
    else next.delete(scope);
  }
  return next;
}

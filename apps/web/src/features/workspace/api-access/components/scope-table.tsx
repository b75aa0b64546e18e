import type { ApiScope } from '@quint/domain/workspace/api-scopes.ts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { switchScope, toResources, type Resource } from '../model/scopes.ts';

interface ScopeTableProps {
  /** The scopes that the user may grant. */
  readonly scopes: readonly ApiScope[];
  readonly chosenScopes: ReadonlySet<ApiScope>;
  readonly onChange: (scopes: ReadonlySet<ApiScope>) => void;
}

/** On a phone, check boxes are large enough for a finger. */
const BOX =
  'py-2 text-center max-md:py-0 max-md:[&_label]:min-h-11 max-md:[&_label]:min-w-11 max-md:[&_label]:justify-center max-md:[&_label]:py-2';

/** The scopes of a token: one row for each kind of record, with read and write. */
export function ScopeTable({ scopes, chosenScopes, onChange }: ScopeTableProps) {
  const { t } = useTranslation('api-access');
  const cell = (resource: Resource, step: 'read' | 'write') => {
    const scope = resource[step];
    if (scope === undefined) return <span className="sr-only">{t('scopes.none')}</span>;
    return (
      <Checkbox
        aria-label={t(`scopes.steps.${step}`, { what: t(`scopes.names.${resource.name}`) })}
        checked={chosenScopes.has(scope)}
        onChange={(isOn) => onChange(switchScope(chosenScopes, resource, { step, isOn }))}
      />
    );
  };
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-1.5 text-left text-sm font-semibold">{t('scopes.title')}</caption>
      <thead>
        <tr className="text-xs text-third">
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {t('scopes.what')}
          </th>
          <th scope="col" className="w-16 py-1.5 text-center font-medium">
            {t('scopes.read')}
          </th>
          <th scope="col" className="w-20 py-1.5 text-center font-medium">
            {t('scopes.write')}
          </th>
        </tr>
      </thead>
      <tbody>
        {toResources(scopes).map((resource) => (
          <tr key={resource.name} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 font-normal">
              <span className="block font-medium">{t(`scopes.names.${resource.name}`)}</span>
              <span className="block text-xs text-pretty text-third">
                {t(`scopes.notes.${resource.name}`)}
              </span>
            </th>
            <td className={BOX}>{cell(resource, 'read')}</td>
            <td className={BOX}>{cell(resource, 'write')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

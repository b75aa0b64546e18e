import type { RoleStakeholders } from '@quint/contract/roles/stakeholders.ts';
import { Group } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { TextLink } from '#ui/link.tsx';
import type { RowParts } from '../model/range-view.ts';

interface RangeLinksProps {
  readonly roleId: string;
  readonly parts: RowParts;
  readonly onParts: (parts: RowParts) => void;
  /** Undefined while loading. */
  readonly stakeholders: RoleStakeholders | undefined;
  /** Undefined where ranges can only be read. */
  readonly onTemplate: (() => void) | undefined;
}

/** What all five rows show, and the way to a template. */
export function RangeLinks({ roleId, parts, onParts, stakeholders, onTemplate }: RangeLinksProps) {
  const { t } = useTranslation('role-ranges');
  const { isRoleAssistantEnabled: hasRoleAssistant } = useWorkspaceFeatures();
  const link = (part: keyof RowParts, label: string) => (
    <button
      key={part}
      type="button"
      className="link finger min-h-6 font-semibold"
      aria-expanded={parts[part]}
      onClick={() => onParts({ ...parts, [part]: !parts[part] })}
    >
      {label}
    </button>
  );
  const finishedCount = stakeholders?.finished ?? 0;
  const hasColleagues = stakeholders !== undefined && (stakeholders.requests.length > 0 || finishedCount > 0);
  const colleaguesLabel =
    finishedCount === 0 ? t('links.showAsked') : t('links.showColleagues', { count: finishedCount });
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
      <Group aria-label={t('links.label')} className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        {link('hasPeople', t(parts.hasPeople ? 'links.hidePeople' : 'links.showPeople'))}
        {link('hasWeights', t(parts.hasWeights ? 'links.hideWeights' : 'links.showWeights'))}
        {hasColleagues &&
          link('hasColleagues', parts.hasColleagues ? t('links.hideColleagues') : colleaguesLabel)}
        {stakeholders !== undefined && !hasColleagues && hasRoleAssistant && (
          <TextLink to="/roles/create/stakeholders" search={{ role: roleId }} className="font-semibold">
            {t('links.ask')}
          </TextLink>
        )}
      </Group>
      {onTemplate !== undefined && (
        <button type="button" className="link finger min-h-6 font-semibold" onClick={onTemplate}>
          {t('links.template')}
        </button>
      )}
    </div>
  );
}

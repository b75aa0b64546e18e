import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/link.tsx';

/** A link to the interview sheet of a person for a role. */
export function SheetLink({ roleId, talentId }: { readonly roleId: string; readonly talentId: string }) {
  const { t } = useTranslation('record');
  return (
    <ButtonLink
      to="/roles/$roleId/talents/$talentId/interview"
      params={{ roleId, talentId }}
      kind="light"
      size="sm"
    >
      {t('ask.sheet')}
    </ButtonLink>
  );
}

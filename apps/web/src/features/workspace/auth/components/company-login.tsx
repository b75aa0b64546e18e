import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { domainOfEmail } from '@quint/domain/workspace/single-sign-on.ts';
import { refusalText } from '#lib/failures.ts';
import { Button } from '#ui/button.tsx';
import { companyOfferQuery, useCompanySignIn } from '../company/api.ts';
import { Refusal } from './refusal.tsx';

interface CompanyLoginProps {
  /** The address that was entered. */
  readonly email: string;
  /** Where the login leads to. */
  readonly target: string | undefined;
}

/** Sign-in through the company, for an address whose domain offers it. */
export function CompanyLogin({ email, target }: CompanyLoginProps) {
  const { t } = useTranslation('auth');
  const offer = useQuery(companyOfferQuery(email)).data;
  const start = useCompanySignIn(target);
  const domain = domainOfEmail(email.trim());
  if (offer?.is_offered !== true || domain === undefined) return <output className="contents" />;
  return (
    <output className="flex flex-col gap-3 rounded-md bg-lila-soft p-4">
      <span className="text-pretty">
        {t(offer.is_enforced ? 'company.enforced' : 'company.offered', { domain })}
      </span>
      <Refusal>{refusalText(start.error)}</Refusal>
      <Button
        kind="primary"
        size="lg"
        wide
        loading={start.isPending || start.isSuccess}
        onPress={() => start.mutate(email)}
      >
        <Building2 aria-hidden="true" className="size-4" />
        {t('company.continue')}
      </Button>
    </output>
  );
}

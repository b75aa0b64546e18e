import type { SsoDomain, SsoSettings } from '@quint/contract/workspace/single-sign-on.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { useClaimDomain, useDomainAction } from '../api.ts';
import { CopiedValue } from './copied-value.tsx';

interface DomainRowProps {
  readonly organizationId: string;
  readonly domain: SsoDomain;
  readonly isPlatform: boolean;
}

function DomainRow({ organizationId, domain, isPlatform }: DomainRowProps) {
  const { t } = useTranslation('single-sign-on');
  const { t: common } = useTranslation('common');
  const [isAsking, setAsking] = useState(false);
  const act = useDomainAction(organizationId);
  const { id, domain: name, date_proved } = domain;
  const values = { domain: name };
  const verify = (action: 'check' | 'vouch') =>
    act.mutate(
      { id, action },
      { onSuccess: () => notify({ id: 'sso', text: t('domains.provedNow', values) }) },
    );
  const state = domain.proved_by === 'platform' ? 'domains.provedByPlatform' : 'domains.proved';
  const runningAction = act.isPending ? act.variables.action : undefined;
  return (
    <li className="flex flex-col gap-3 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 font-semibold break-all">{name}</span>
        <Badge tone={date_proved === null ? 'neutral' : 'strong'}>
          {t(date_proved === null ? 'domains.open' : state)}
        </Badge>
      </div>
      {date_proved === null && (
        <div className="flex flex-col gap-2">
          <p className="text-sm text-pretty text-second">{t('domains.record')}</p>
          <CopiedValue label={t('domains.recordName')} value={domain.record_name} />
          <CopiedValue label={t('domains.recordValue')} value={domain.record_value} />
        </div>
      )}
      <AlertLine size="sm">{refusalText(act.error)}</AlertLine>
      <div className="flex flex-wrap gap-3">
        {date_proved === null && (
          <Button
            kind="secondary"
            size="sm"
            isLoading={runningAction === 'check'}
            aria-label={t('domains.checkNamed', values)}
            onPress={() => verify('check')}
          >
            {t('domains.check')}
          </Button>
        )}
        {date_proved === null && isPlatform && (
          <Button
            kind="secondary"
            size="sm"
            isLoading={runningAction === 'vouch'}
            aria-label={t('domains.vouchNamed', values)}
            onPress={() => verify('vouch')}
          >
            {t('domains.vouch')}
          </Button>
        )}
        <Button
          kind="light"
          size="sm"
          aria-label={t('domains.removeNamed', values)}
          onPress={() => setAsking(true)}
        >
          {common('action.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => act.mutate({ id, action: 'remove' }, { onSuccess: () => setAsking(false) })}
        title={t('domains.removeTitle', values)}
        text={t('domains.removeText')}
        confirm={t('domains.removeNamed', values)}
        isLoading={runningAction === 'remove'}
      />
    </li>
  );
}

interface DomainsCardProps {
  readonly organizationId: string;
  readonly settings: SsoSettings;
  readonly isPlatform: boolean;
}

/** The second step: which e-mail domains are the company's. */
export function DomainsCard({ organizationId, settings, isPlatform }: DomainsCardProps) {
  const { t } = useTranslation('single-sign-on');
  const [name, setName] = useState('');
  const claim = useClaimDomain(organizationId);
  const send = () => claim.mutate(name, { onSuccess: () => setName('') });
  return (
    <Card title={t('domains.title')}>
      <div className="flex flex-col gap-5">
        <p className="text-pretty text-second">{t('domains.text')}</p>
        {settings.domains.length > 0 && (
          <ul>
            {settings.domains.map((domain) => (
              <DomainRow
                key={domain.id}
                organizationId={organizationId}
                domain={domain}
                isPlatform={isPlatform}
              />
            ))}
          </ul>
        )}
        <form
          noValidate
          className="flex flex-col items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') send();
          }}
        >
          <TextField
            label={t('domains.add')}
            hint={t('domains.addHint')}
            value={name}
            onChange={setName}
            error={refusalText(claim.error)}
          />
          <Button type="submit" kind="secondary" isLoading={claim.isPending}>
            {t('domains.submit')}
          </Button>
        </form>
      </div>
    </Card>
  );
}

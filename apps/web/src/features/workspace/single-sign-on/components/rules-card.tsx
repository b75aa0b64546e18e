import type { SsoConnection, SsoRulesBody, SsoSettings } from '@quint/contract/workspace/single-sign-on.ts';
import { ACCOUNT_ROLES } from '@quint/domain/workspace/single-sign-on.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { useSaveRules } from '../api.ts';

interface RuleProps {
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly hint: string;
  readonly children: ReactNode;
}

function Rule({ hint, ...toggle }: RuleProps) {
  return (
    <div className="flex flex-col gap-1">
      <Switch {...toggle} />
      <p className="text-xs text-pretty text-third">{hint}</p>
    </div>
  );
}

interface RulesCardProps {
  readonly organizationId: string;
  readonly connection: SsoConnection;
  readonly administrators: SsoSettings['administrators'];
}

/** The fourth step: who gets an account, who is asked for what, and whether it is the only way. */
export function RulesCard({ organizationId, connection, administrators }: RulesCardProps) {
  const { t } = useTranslation('single-sign-on');
  const [isAsking, setAsking] = useState(false);
  const save = useSaveRules(organizationId);
  const change = (rules: SsoRulesBody, onDone?: () => void) =>
    save.mutate(rules, {
      onSuccess: () => notify({ id: 'sso', text: t('saved') }),
      onSettled: onDone,
    });
  const rule = (name: 'makes_accounts' | 'takes_unmarked' | 'asks_second_factor') => ({
    checked: connection[name],
    disabled: save.isPending,
    onChange: (isChecked: boolean) => change({ [name]: isChecked }),
  });
  return (
    <Card title={t('rules.title')}>
      <div className="flex flex-col items-start gap-5">
        <Rule {...rule('makes_accounts')} hint={t('rules.makesAccountsHint')}>
          {t('rules.makesAccounts')}
        </Rule>
        {connection.makes_accounts && (
          <RadioGroup
            label={t('rules.role')}
            hint={t('rules.roleHint')}
            value={connection.account_role}
            disabled={save.isPending}
            options={ACCOUNT_ROLES.map((value) => ({ value, label: t(`rules.roles.${value}`) }))}
            onChange={(account_role) => change({ account_role })}
          />
        )}
        <Rule {...rule('takes_unmarked')} hint={t('rules.unmarkedHint')}>
          {t('rules.unmarked')}
        </Rule>
        <Rule {...rule('asks_second_factor')} hint={t('rules.secondFactorHint')}>
          {t('rules.secondFactor')}
        </Rule>
        <Select
          label={t('rules.emergency')}
          hint={t('rules.emergencyHint')}
          placeholder={t('rules.emergencyNone')}
          value={connection.emergency_member}
          disabled={save.isPending}
          options={administrators.map(({ member, name, has_codes }) => ({
            value: member,
            label: has_codes ? name : t('rules.emergencyUnfit', { name }),
          }))}
          onChange={(emergency_member) => change({ emergency_member })}
        />
        <Rule
          checked={connection.is_enforced}
          disabled={save.isPending}
          onChange={(isChecked) => (isChecked ? setAsking(true) : change({ is_enforced: false }))}
          hint={t('rules.enforceHint')}
        >
          {t('rules.enforce')}
        </Rule>
        <AlertLine>{refusalText(save.error)}</AlertLine>
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={() => change({ is_enforced: true }, () => setAsking(false))}
          title={t('rules.confirmTitle')}
          text={t('rules.confirmText')}
          confirm={t('rules.confirm')}
          isLoading={save.isPending}
        />
      </div>
    </Card>
  );
}

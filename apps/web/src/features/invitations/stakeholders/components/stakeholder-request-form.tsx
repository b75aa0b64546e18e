import { STAKEHOLDERS_PER_REQUEST } from '@quint/domain/base/limits.ts';
import { mailDayOf } from '@quint/domain/invitations/mail-budget.ts';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { termsQuery } from '#features/invitations/invitations/api.ts';
import { leftToday, planDays, useDaysText } from '#features/invitations/invitations/model/mail-days.ts';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { LeaveForm } from '#features/base/records/components/leave-form.tsx';
import { serverNow } from '#lib/server-time.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { askableRolesQuery } from '../api.ts';
import { languageOf } from '../model/address-rows.ts';
import { useAsking, type RequestForm } from '../use-asking.ts';
import { AddressFields } from './address-fields.tsx';
import { MailFields } from './mail-fields.tsx';
import { RoleChoice } from './role-choice.tsx';
import { ACTION_BAR } from '#ui/action-bar.ts';

interface StakeholderRequestFormProps {
  /** The role from which the request was started. */
  readonly roleId: string | undefined;
  readonly onAsked: (roleId: string) => void;
}

/** The form of a request to stakeholders: role, addresses and mail. */
export function StakeholderRequestForm({ roleId, onAsked }: StakeholderRequestFormProps) {
  const { t } = useTranslation('role-stakeholders');
  const requestForm = useAsking({ roleId, onAsked });
  const { question, change, problems, refusalOf, questionDraft } = requestForm;
  const roles = useQuery(askableRolesQuery).data ?? [];
  const trust = useQuery(termsQuery).data?.trust;
  const selectedRoleName = roles.find(({ id }) => id === question.roleId)?.name ?? '';
  return (
    <div className="flex flex-col gap-5">
      <LeaveForm leaveActions={questionDraft.leaveActions} />
      <div className="-mt-4 -mb-3">
        <DraftLine draft={questionDraft.draft} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <RoleChoice question={question} change={change} isTried={requestForm.isTried} roles={roles} />
          <Card title={t('ask.people')}>
            <p className="pb-4 text-pretty text-second">
              {t('ask.peopleHint', { max: STAKEHOLDERS_PER_REQUEST })}
            </p>
            <AddressFields
              rows={question.rows}
              onRows={(rows) => change({ rows })}
              language={question.language}
              problems={problems}
              refusalOf={refusalOf}
            />
          </Card>
        </div>
        <MailFields
          question={question}
          change={change}
          ready={requestForm.ready}
          roleName={question.isNew ? question.name : selectedRoleName}
          trust={trust}
        />
      </div>
      <SubmitBar requestForm={requestForm} roleId={roleId} />
    </div>
  );
}

/** The effect of the mail budget on these addresses. */
function useBudgetText(count: number): string | undefined {
  const { t } = useTranslation('role-stakeholders');
  const terms = useQuery(termsQuery).data;
  const daysText = useDaysText();
  const [now] = useState(() => serverNow());
  if (terms === undefined) return undefined;
  const remainingMails = leftToday(terms, now);
  if (count <= remainingMails) return t('ask.left', { left: remainingMails, max: terms.mails_per_day });
  const days = planDays(terms, { count, from: undefined, now });
  const isLater = days.some(({ day }) => day !== mailDayOf(now));
  return isLater ? t('ask.later', { days: daysText(days, now) }) : undefined;
}

/** The number of people by language, when there are both. */
function useLanguagesText({ ready, question }: Pick<RequestForm, 'ready' | 'question'>): string | undefined {
  const { t } = useTranslation('role-stakeholders');
  const isGerman = ready.filter((row) => languageOf(row, question.language) === 'DE').length;
  if (isGerman === 0 || isGerman === ready.length) return undefined;
  return t('ask.languages', { german: isGerman, english: ready.length - isGerman });
}

interface SubmitBarProps {
  readonly requestForm: RequestForm;
  readonly roleId: string | undefined;
}

/** The main action, always visible. */
function SubmitBar({ requestForm, roleId }: SubmitBarProps) {
  const { t } = useTranslation('role-stakeholders');
  const { t: common } = useTranslation('common');
  const { ready, problems, failure, isSending, send } = requestForm;
  const count = ready.length;
  const budget = useBudgetText(count);
  const languages = useLanguagesText(requestForm);
  return (
    <div
      {...ACTION_BAR}
      className="sticky bottom-[calc(--spacing(3)+var(--bottom-bar,0px))] z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-raised px-4 py-3 shadow-soft"
    >
      <div className="flex min-w-0 flex-1 basis-52 flex-col">
        <output className="font-semibold tabular-nums">
          {count === 0 ? t('ask.nobody') : t('ask.ready', { count })}
        </output>
        {languages !== undefined && <span className="text-xs text-second">{languages}</span>}
        {problems.size > 0 && (
          <span className="text-xs text-second">{t('ask.kept', { count: problems.size })}</span>
        )}
        {budget !== undefined && <span className="text-xs text-pretty text-second">{budget}</span>}
        <AlertLine size="sm">{failure}</AlertLine>
      </div>
      <span className="ml-auto flex items-center gap-3">
        {roleId === undefined ? (
          <ButtonLink to="/roles/create" kind="secondary" className="max-md:hidden">
            {common('action.cancel')}
          </ButtonLink>
        ) : (
          <ButtonLink
            to="/roles/$roleId"
            params={{ roleId }}
            search={{ tab: 'ranges' }}
            kind="secondary"
            className="max-md:hidden"
          >
            {common('action.cancel')}
          </ButtonLink>
        )}
        <Button kind="primary" isLoading={isSending} onPress={send}>
          <Send aria-hidden="true" className="size-4" />
          {count === 0 ? t('ask.sendNow') : t('ask.send', { count })}
        </Button>
      </span>
    </div>
  );
}

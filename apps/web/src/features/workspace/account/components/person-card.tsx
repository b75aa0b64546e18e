import { NAME_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '#features/workspace/auth/components/form-field.tsx';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { LeaveForm } from '#features/base/records/components/leave-form.tsx';
import { changedValues } from '#features/base/records/model/conflicts.ts';
import { useFirstWrong } from '#features/base/records/use-first-wrong.ts';
import { useRecordForm } from '#features/base/records/use-record-form.ts';
import { isApiError } from '#lib/api-error.ts';
import { avatarOf } from '#lib/avatar.ts';
import { isHiringManager, isWorksCouncil } from '#lib/guard.ts';
import { notify } from '#lib/notify.ts';
import { changeAccount, useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { refresh, sessionsQuery, saveAvatar } from '../api.ts';
import { accountForm, type AccountForm } from '../form.ts';
import { ImageField } from './image-field.tsx';

/** The image of the account. */
function AvatarField() {
  const user = useCurrentUser();
  return (
    <ImageField
      name={user.fullname.trim() === '' ? user.email : user.fullname}
      src={avatarOf(user)}
      onTake={saveAvatar}
      onRemove={() => changeAccount({ avatar: null })}
    />
  );
}

/** Facts that cannot be changed here. */
function Facts() {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const user = useCurrentUser();
  const facts = [
    [t('account.email'), user.email],
    [t('account.workspace'), user.active_workspace?.name ?? common('state.none')],
    [t('account.userRole'), t(`account.userRoles.${user.role.name}`)],
  ] as const;
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t border-line py-2.5"
        >
          <dt className="text-third">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Refusals shown at a field of the form. */
const FIELD_OF: Readonly<Record<string, 'current_password' | 'password'>> = {
  'password.current_wrong': 'current_password',
  'password.current_required': 'current_password',
  'password.too_short': 'password',
  'password.too_long': 'password',
  'password.too_common': 'password',
  'password.own_word': 'password',
};

function codeOf(error: unknown): string {
  return isApiError(error) ? error.code : '';
}

/** The server's message for this field. */
function refusalAt(field: 'current_password' | 'password', error: unknown): string | undefined {
  return isApiError(error) && FIELD_OF[error.code] === field ? error.message : undefined;
}

/** Saves the changes, and the password only if a new one was entered. Drafts never contain a password. */
function useEditing() {
  const { t } = useTranslation('profile');
  const { id, first_name, last_name } = useCurrentUser();
  const [error, setError] = useState<unknown>();
  const hasNewPassword = useRef(false);
  const recordForm = useRecordForm<AccountForm>({
    name: 'account',
    resolver: zodResolver(accountForm),
    initial: {
      first_name: first_name ?? '',
      last_name: last_name ?? '',
      current_password: '',
      password: '',
    },
    secret: ['current_password', 'password'],
    stays: true,
    async save(values, { initial }) {
      setError(undefined);
      const { password, current_password, ...names } = changedValues(values, initial);
      hasNewPassword.current = password !== undefined;
      const change = { ...names, ...(password === undefined ? {} : { password, current_password }) };
      if (Object.keys(change).length > 0) await changeAccount(change);
      // A new password has ended the other sessions.
      if (password !== undefined) void refresh(sessionsQuery);
      return id;
    },
    onSaved: () =>
      notify({ id: 'account', text: t(hasNewPassword.current ? 'account.passwordSaved' : 'account.saved') }),
    onRefused(refusal) {
      setError(refusal);
      return codeOf(refusal) in FIELD_OF;
    },
  });
  return { editing: recordForm, error };
}

/** Image, names and password of the account. */
export function PersonCard() {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const user = useCurrentUser();
  const { email } = user;
  // Images are files of a workspace, which these people do not read.
  const hasImage = !isWorksCouncil(user) && !(isHiringManager(user) && user.active_talent === null);
  const { editing, error } = useEditing();
  const { form, draft, leaveActions, onSubmit } = editing;
  const { control } = form;
  const { isSubmitting, submitCount } = form.formState;
  const element = useFirstWrong(submitCount);
  return (
    <Card title={t('account.person')}>
      <form
        ref={element}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      >
        {hasImage && <AvatarField />}
        <div className="grid gap-5 md:grid-cols-2">
          <FormField
            control={control}
            name="first_name"
            label={t('account.firstName')}
            autoComplete="given-name"
            maxLength={NAME_MAX_CHARACTERS}
          />
          <FormField
            control={control}
            name="last_name"
            label={t('account.lastName')}
            autoComplete="family-name"
            maxLength={NAME_MAX_CHARACTERS}
          />
        </div>
        <Facts />
        <fieldset className="flex flex-col gap-5 border-t border-line pt-4">
          <legend className="sr-only">{t('account.password')}</legend>
          <div>
            <p aria-hidden="true" className="font-semibold">
              {t('account.password')}
            </p>
            <p className="pt-0.5 text-pretty text-third">{t('account.passwordNote')}</p>
          </div>
          <div className="grid items-start gap-5 md:grid-cols-2">
            <FormField
              control={control}
              name="current_password"
              secret
              account={email}
              label={t('account.currentPassword')}
              autoComplete="current-password"
              error={refusalAt('current_password', error)}
            />
            <FormField
              control={control}
              name="password"
              secret
              account={null}
              label={t('account.newPassword')}
              autoComplete="new-password"
              error={refusalAt('password', error)}
            />
          </div>
        </fieldset>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <span className="mr-auto">
            <DraftLine draft={draft} />
          </span>
          <Button type="submit" kind="primary-lila" isLoading={isSubmitting}>
            {common('action.save')}
          </Button>
        </div>
        <LeaveForm leaveActions={leaveActions} />
      </form>
    </Card>
  );
}

import type { NewApiToken } from '@quint/contract/workspace/api-tokens.ts';
import { API_TOKEN_NAME_MAX, listOwnScopes, type ApiScope } from '@quint/domain/workspace/api-scopes.ts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#features/workspace/account/components/copy-button.tsx';
import { Refusal } from '#features/workspace/auth/components/refusal.tsx';
import { useRefusal } from '#features/workspace/auth/use-refusal.ts';
import { serverNow } from '#lib/server-time.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { useMakeToken } from '../api.ts';
import { endOf, ENDS, type End } from '../model/ends.ts';
import { ScopeTable } from './scope-table.tsx';

/** The token itself, shown only once. */
function MadeToken({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { t } = useTranslation('api-access');
  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty text-second">{t('made.text')}</p>
      <code translate="no" className="rounded-md bg-mute p-4 font-mono text-sm break-all select-all">
        {token}
      </code>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CopyButton text={token}>{t('made.copy')}</CopyButton>
        <Button kind="primary" onPress={onDone}>
          {t('made.done')}
        </Button>
      </div>
    </div>
  );
}

type Kind = NewApiToken['kind'];

/** The kinds of tokens that the user may create. */
function useKinds(): readonly Kind[] {
  const { role } = useCurrentUser();
  if (role.name === 'ORG_USER') return ['personal'];
  return role.name === 'APP_ADMIN' ? ['workspace'] : ['workspace', 'personal'];
}

interface EndFieldProps {
  readonly kind: Kind;
  readonly end: End;
  readonly day: string;
  readonly onEnd: (end: End) => void;
  readonly onDay: (day: string) => void;
}

function EndField({ kind, end, day, onEnd, onDay }: EndFieldProps) {
  const { t } = useTranslation('api-access');
  const ends = ENDS.filter((choice) => choice !== 'never' || kind === 'workspace');
  return (
    <>
      <Select
        label={t('form.end')}
        options={ends.map((value) => ({ value, label: t(`form.ends.${value}`) }))}
        value={end}
        onChange={onEnd}
      />
      {end === 'never' && <p className="text-sm text-pretty text-second">{t('form.neverNote')}</p>}
      {end === 'day' && <DateField label={t('form.day')} value={day} onChange={onDay} />}
    </>
  );
}

function TokenForm({ onMade }: { readonly onMade: (token: string) => void }) {
  const { t } = useTranslation('api-access');
  const { role } = useCurrentUser();
  const kinds = useKinds();
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'personal');
  const [name, setName] = useState('');
  const [chosenScopes, setChosenScopes] = useState<ReadonlySet<ApiScope>>(new Set());
  const [end, setEnd] = useState<End>('365');
  const [day, setDay] = useState('');
  const [missingField, setMissingField] = useState<'name' | 'scopes' | 'day'>();
  const make = useMakeToken();
  const refusal = useRefusal(make.error);
  const userRole = role.name === 'ORG_USER' ? 'ORG_USER' : 'ORG_ADMIN';
  const changeKind = (next: Kind) => {
    setKind(next);
    if (next === 'personal' && end === 'never') setEnd('365');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const expires = endOf(end, day, serverNow());
    const lacks =
      name.trim() === ''
        ? 'name'
        : chosenScopes.size === 0
          ? 'scopes'
          : expires === undefined
            ? 'day'
            : undefined;
    setMissingField(lacks);
    if (lacks !== undefined || expires === undefined) return;
    make.mutate(
      {
        name: name.trim(),
        kind,
        scopes: [...chosenScopes],
        expires_at: expires,
      },
      { onSuccess: ({ token }) => onMade(token) },
    );
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <Refusal>{missingField === undefined ? refusal : t(`form.missing.${missingField}`)}</Refusal>
      {kinds.length > 1 && (
        <RadioGroup
          label={t('form.kind')}
          look="beside"
          options={kinds.map((value) => ({
            value,
            label: t(`kinds.${value}`),
            note: t(`form.kindNotes.${value}`),
          }))}
          value={kind}
          onChange={changeKind}
        />
      )}
      <TextField
        label={t('form.name')}
        hint={t('form.nameHint')}
        value={name}
        onChange={setName}
        maxLength={API_TOKEN_NAME_MAX}
        required
      />
      <EndField kind={kind} end={end} day={day} onEnd={setEnd} onDay={setDay} />
      <ScopeTable
        scopes={listOwnScopes({ userRole })}
        chosenScopes={chosenScopes}
        onChange={setChosenScopes}
      />
      <div className="flex justify-end">
        <Button type="submit" kind="primary" isLoading={make.isPending}>
          {t('form.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Creates a token and shows it once. */
export function MakeTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('api-access');
  const [token, setToken] = useState<string>();
  return (
    <Dialog open alert onClose={onClose} title={t(token === undefined ? 'form.title' : 'made.title')}>
      {token === undefined ? <TokenForm onMade={setToken} /> : <MadeToken token={token} onDone={onClose} />}
    </Dialog>
  );
}

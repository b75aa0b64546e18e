import type { AiShortener } from '@quint/contract/roles/role-texts.ts';
import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import {
  SHORTEST_TEXT_CHARACTERS,
  type RoleText,
  type Shortener,
  type TextVersion,
} from '@quint/domain/roles/role-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '#lib/announce.ts';
import { failureText } from '#lib/failures.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { shortenersQuery, type ShortenResult } from '../api.ts';
import {
  shownVersion,
  stepVersion,
  withVersion,
  writeText,
  type RoleTextValue,
} from '../model/text-value.ts';
import { useShortening, type ShorteningState } from '../use-shortening.ts';
import { useUndo } from '../use-undo.ts';
import { ShortenTools } from './shorten-tools.tsx';

interface VersionStepsProps {
  /** The name of the field. */
  readonly field: string;
  readonly number: number;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** Which of the short versions is shown, and the one before and after it. */
function VersionSteps({ field, number, count, onStep }: VersionStepsProps) {
  const { t } = useTranslation('role-texts');
  if (count < 2) return null;
  const name = (action: string) => t('ofField', { field, action });
  return (
    <span className="inline-flex items-center gap-0.5">
      <Button kind="icon" size="sm" aria-label={name(t('previous'))} onPress={() => onStep(-1)}>
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Button>
      <span className="min-w-12 text-center text-sm text-second tabular-nums">
        {t('position', { number, count })}
      </span>
      <Button kind="icon" size="sm" aria-label={name(t('next'))} onPress={() => onStep(1)}>
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </span>
  );
}

interface VersionOriginProps {
  readonly version: TextVersion;
  readonly ai: AiShortener | null | undefined;
  /** How many e-mail addresses and phone numbers were not sent for it. */
  readonly withheldCount: number;
}

/** What made a short version, and that others will read it. */
function VersionOrigin({ version, ai, withheldCount }: VersionOriginProps) {
  const { t } = useTranslation('role-texts');
  const { origin, text } = version;
  const model = origin?.model ?? '';
  const describeOrigin = () => {
    if (origin === null) return t('made.unknown');
    if (origin.by === 'local') return t('made.local');
    return ai?.model === model ? t('made.aiAt', { model, host: ai.host }) : t('made.ai', { model });
  };
  return (
    <p className="text-xs text-pretty text-third">
      <span className="font-medium text-second">
        {describeOrigin()}
        {origin?.is_edited === true && `, ${t('edited')}`}.
      </span>{' '}
      {withheldCount > 0 && `${t('withheld', { count: withheldCount })} `}
      {text.trim() === '' ? t('emptied') : t('othersShort')}
    </p>
  );
}

export interface RoleTextFieldProps {
  readonly field: RoleText;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly rows: number;
  readonly error?: string | undefined;
  readonly value: RoleTextValue;
  readonly onChange: (value: RoleTextValue) => void;
  readonly onBlur: () => void;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  /** Undefined for a role that is not saved yet. */
  readonly roleId: string | undefined;
  readonly roleName: string;
}

/** Why a text was not shortened. */
function Failure({ state }: { readonly state: ShorteningState }) {
  const { t } = useTranslation('role-texts');
  const messageOf = ({ by, error }: Extract<ShorteningState, { kind: 'failed' }>) => {
    return failureText(error, by === 'ai' ? t('failed') : t('failedHere'));
  };
  return <AlertLine size="sm">{state.kind === 'failed' && messageOf(state)}</AlertLine>;
}

/** What a field does: shorten its text, and say when that is done. */
function useFieldShortening(
  { field, value, roleId, roleName }: RoleTextFieldProps,
  change: (value: RoleTextValue) => void,
) {
  const { t } = useTranslation('role-texts');
  const { state, start, stop, forget } = useShortening();
  const [withheldCount, setWithheldCount] = useState(0);
  const silence = useRef<() => void>(undefined);
  useEffect(() => () => silence.current?.(), []);
  const say = (text: string) => {
    silence.current?.();
    silence.current = announce(text);
  };
  const onDone = ({ text, by, model, withheld: count }: ShortenResult) => {
    const next = withVersion(value, { text, origin: { by, model, is_edited: false } });
    setWithheldCount(count);
    change(next);
    say(t('ready', { number: next.selected + 1, count: next.versions.length }));
  };
  const shorten = (by: Shortener) => {
    const versions = value.versions.map(({ text }) => text.slice(0, LONG_TEXT_MAX_CHARACTERS));
    const body = { field, name: roleName.trim(), text: value.original, versions };
    void start({ by, roleId, body, onDone });
  };
  const cancel = () => {
    stop();
    say(t('stopped'));
  };
  return { state, shorten, cancel, withheldCount, forget: () => (setWithheldCount(0), forget()) };
}

/** A text of a role with its short versions: the original stays, and one of them is what others read. */
export function RoleTextField(props: RoleTextFieldProps) {
  const { label, hint, rows, error, value, onBlur, inputRef } = props;
  const { t } = useTranslation('role-texts');
  const ai = useQuery(shortenersQuery).data?.ai;
  const { change, undo, steps } = useUndo(value, props.onChange);
  const { state, shorten, cancel, withheldCount, forget } = useFieldShortening(props, change);
  const version = shownVersion(value);
  const { versions, selected, isShown } = value;
  const isWriting = state.kind === 'running' && state.by === 'ai';
  const position = { number: selected + 1, count: versions.length };
  const act = (next: RoleTextValue, typedVersion?: number) => {
    forget();
    change(next, typedVersion);
  };
  const hasTools = versions.length > 0 || value.original.trim().length >= SHORTEST_TEXT_CHARACTERS;
  const write = (text: string) => {
    if (version === undefined) props.onChange(writeText(value, text));
    else act(writeText(value, text), selected);
  };
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={version === undefined ? label : t('shortField', { field: label, ...position })}
        hint={version === undefined ? hint : undefined}
        rows={rows}
        error={error}
        value={isWriting ? state.text : (version?.text ?? value.original)}
        readOnly={isWriting}
        onChange={write}
        onBlur={onBlur}
        inputRef={inputRef}
      />
      {version !== undefined && !isWriting && (
        <VersionOrigin version={version} ai={ai} withheldCount={withheldCount} />
      )}
      {hasTools && (
        <div className="flex flex-wrap items-center gap-2">
          {versions.length > 0 && !isWriting && (
            <SegmentedControl
              size="sm"
              label={t('shown', { field: label })}
              options={[
                { value: 'original', label: t('original') },
                { value: 'short', label: t('short') },
              ]}
              value={isShown ? 'short' : 'original'}
              onChange={(choice) => act({ ...value, isShown: choice === 'short' })}
            />
          )}
          {version !== undefined && !isWriting && (
            <VersionSteps field={label} {...position} onStep={(by) => act(stepVersion(value, by))} />
          )}
          <ShortenTools
            field={label}
            hasVersions={versions.length > 0}
            isShown={isShown}
            runningShortener={state.kind === 'running' ? state.by : undefined}
            hasAi={ai?.is_on === true}
            steps={steps}
            onStart={shorten}
            onStop={cancel}
            onUndo={undo}
            onRestore={() => act({ ...value, isShown: false })}
          />
        </div>
      )}
      <Failure state={state} />
    </div>
  );
}

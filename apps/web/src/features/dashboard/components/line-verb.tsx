import { RIGHTS_DESK_PATH } from '@quint/domain/overview.ts';
import { useNavigate } from '@tanstack/react-router';
import { BookOpen, Columns2, ListChecks, PencilLine, Send, SquareArrowOutUpRight } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlace } from '#features/records/use-list-place.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonLook } from '#ui/button-style.ts';
import { ButtonLink } from '#ui/link.tsx';
import type { Line } from '../api.ts';
import type { LineWords } from '../use-line-words.ts';
import { QUIET } from '../use-still-quiet.ts';

interface LineVerbProps {
  readonly line: Line;
  readonly words: LineWords;
  /** The first line's verb is the one lila button of the page. */
  readonly isFirst: boolean;
  /** These people were reminded. */
  readonly onReminded: (people: readonly string[]) => void;
}

const ICON = 'size-4 max-sm:hidden';

/** The verb with its number, which narrow screens leave out of sight. */
function VerbText({ words, icon }: { readonly words: LineWords; readonly icon: ReactNode }) {
  return (
    <>
      {icon}
      <span aria-hidden="true" className="sm:hidden">
        {words.verb}
      </span>
      <span className="max-sm:sr-only">{words.verbCount}</span>
    </>
  );
}

const RemindButton = lazy(async () => ({ default: (await import('./remind-button.tsx')).RemindButton }));

function Remind({ words, isFirst, onReminded }: LineVerbProps) {
  const kind = isFirst ? 'primary-lila' : 'secondary';
  const text = <VerbText words={words} icon={<Send aria-hidden="true" className={ICON} />} />;
  return (
    <Suspense
      fallback={
        <Button kind={kind} disabled>
          {text}
        </Button>
      }
    >
      <RemindButton kind={kind} filter={QUIET} onReminded={onReminded}>
        {text}
      </RemindButton>
    </Suspense>
  );
}

/** Opens the first of the new results; the next ones are its neighbours. */
function ReadButton({ line, words, look }: LineVerbProps & { readonly look: ButtonLook }) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const { leaveFrom } = useListPlace();
  if (line.kind !== 'results') return null;
  const { talents } = line;
  const [first] = talents;
  return (
    <Button
      {...look}
      onPress={() => {
        if (first === undefined) return;
        leaveFrom(0, { name: t('day.results.list'), total: talents.length, start: 0, ids: talents });
        void navigate({ to: '/talents/$talentId', params: { talentId: first } });
      }}
    >
      <VerbText words={words} icon={<BookOpen aria-hidden="true" className={ICON} />} />
    </Button>
  );
}

/** The one press of a line: it does what is to be done, or opens the place where it is. */
export function LineVerb(props: LineVerbProps) {
  const { line, words, isFirst } = props;
  const look: ButtonLook = { kind: isFirst ? 'primary-lila' : 'secondary' };
  switch (line.kind) {
    case 'requests':
    case 'ending':
      return (
        <ButtonLink to={RIGHTS_DESK_PATH} {...look}>
          <VerbText words={words} icon={<ListChecks aria-hidden="true" className={ICON} />} />
        </ButtonLink>
      );
    case 'undelivered':
      return (
        <ButtonLink to="/talents" search={{ undelivered: 'true' }} {...look}>
          <VerbText words={words} icon={<ListChecks aria-hidden="true" className={ICON} />} />
        </ButtonLink>
      );
    case 'waiting':
      return <Remind {...props} />;
    case 'results':
      return <ReadButton {...props} look={look} />;
    case 'assessment':
      return line.compare.length > 0 ? (
        <ButtonLink
          to="/talents/compare"
          search={{ talents: line.compare.join(','), role: line.role_id }}
          {...look}
        >
          <VerbText words={words} icon={<Columns2 aria-hidden="true" className={ICON} />} />
        </ButtonLink>
      ) : (
        <ButtonLink to="/assessments/$assessmentId" params={{ assessmentId: line.id }} {...look}>
          <VerbText words={words} icon={<SquareArrowOutUpRight aria-hidden="true" className={ICON} />} />
        </ButtonLink>
      );
    case 'planned':
      return (
        <ButtonLink to="/talents" search={{ survey: 'SCHEDULED' }} {...look}>
          <VerbText words={words} icon={<ListChecks aria-hidden="true" className={ICON} />} />
        </ButtonLink>
      );
    case 'goal':
      return (
        <ButtonLink to="/goals/$goalId" params={{ goalId: line.id }} {...look}>
          <VerbText words={words} icon={<PencilLine aria-hidden="true" className={ICON} />} />
        </ButtonLink>
      );
  }
}

import { DATA_REQUESTS_PATH } from '@quint/domain/home/overview.ts';
import { useNavigate } from '@tanstack/react-router';
import { BookOpen, Columns2, ListChecks, PencilLine, Send, SquareArrowOutUpRight } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notesLinkOf } from '#features/people/notes/model/notes-link.ts';
import { useRowRestoration } from '#features/base/records/use-row-restoration.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonLook } from '#ui/button-style.ts';
import { ButtonLink } from '#ui/link.tsx';
import type { Line } from '../api.ts';
import type { LineTexts } from '../use-line-texts.ts';
import { QUIET } from '../use-still-quiet.ts';

interface LineActionProps {
  readonly line: Line;
  readonly texts: LineTexts;
  /** The first line has the primary button of the page. */
  readonly isFirst: boolean;
  /** Called with the people who were reminded. */
  readonly onReminded: (people: readonly string[]) => void;
}

const ICON = 'size-4 max-sm:hidden';

/** The action with its number, which narrow screens hide. */
function ActionLabel({ texts, icon }: { readonly texts: LineTexts; readonly icon: ReactNode }) {
  return (
    <>
      {icon}
      <span aria-hidden="true" className="sm:hidden">
        {texts.action}
      </span>
      <span className="max-sm:sr-only">{texts.actionWithCount}</span>
    </>
  );
}

const RemindButton = lazy(async () => ({ default: (await import('./remind-button.tsx')).RemindButton }));

function Remind({ texts, isFirst, onReminded }: LineActionProps) {
  const kind = isFirst ? 'primary-lila' : 'secondary';
  const text = <ActionLabel texts={texts} icon={<Send aria-hidden="true" className={ICON} />} />;
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

/** Opens the first new result; the next ones are its neighbours. */
function ReadButton({ line, texts, look }: LineActionProps & { readonly look: ButtonLook }) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const { leaveFrom } = useRowRestoration();
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
      <ActionLabel texts={texts} icon={<BookOpen aria-hidden="true" className={ICON} />} />
    </Button>
  );
}

/** The button of a line, which runs its action or opens the page for it. */
export function LineAction(props: LineActionProps) {
  const { line, texts, isFirst } = props;
  const look: ButtonLook = { kind: isFirst ? 'primary-lila' : 'secondary' };
  switch (line.kind) {
    case 'requests':
    case 'ending':
      return (
        <ButtonLink to={DATA_REQUESTS_PATH} {...look}>
          <ActionLabel texts={texts} icon={<ListChecks aria-hidden="true" className={ICON} />} />
        </ButtonLink>
      );
    case 'undelivered':
      return (
        <ButtonLink to="/talents" search={{ undelivered: 'true' }} {...look}>
          <ActionLabel texts={texts} icon={<ListChecks aria-hidden="true" className={ICON} />} />
        </ButtonLink>
      );
    case 'mention':
      return (
        <ButtonLink {...notesLinkOf(line)} {...look}>
          <ActionLabel texts={texts} icon={<BookOpen aria-hidden="true" className={ICON} />} />
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
          <ActionLabel texts={texts} icon={<Columns2 aria-hidden="true" className={ICON} />} />
        </ButtonLink>
      ) : (
        <ButtonLink to="/assessments/$assessmentId" params={{ assessmentId: line.id }} {...look}>
          <ActionLabel texts={texts} icon={<SquareArrowOutUpRight aria-hidden="true" className={ICON} />} />
        </ButtonLink>
      );
    case 'planned':
      return (
        <ButtonLink to="/talents" search={{ survey: 'SCHEDULED' }} {...look}>
          <ActionLabel texts={texts} icon={<ListChecks aria-hidden="true" className={ICON} />} />
        </ButtonLink>
      );
    case 'goal':
      return (
        <ButtonLink to="/goals/$goalId" params={{ goalId: line.id }} {...look}>
          <ActionLabel texts={texts} icon={<PencilLine aria-hidden="true" className={ICON} />} />
        </ButtonLink>
      );
  }
}

import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { AlertLine } from '../alert-line.tsx';
import { Avatar } from '../avatar.tsx';
import { Badge, type BadgeTone } from '../badge.tsx';
import { Card } from '../card.tsx';
import { Disclosure } from '../disclosure.tsx';
import { Figure, FigureRow } from '../figure.tsx';
import { Progress } from '../progress.tsx';
import { SegmentedControl } from '../segmented-control.tsx';
import { LinesSkeleton, PageSkeleton, Skeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { Tabs } from '../tabs.tsx';
import { SpecimenRow, type SpecimenProps } from './specimen-row.tsx';

const TONES: readonly BadgeTone[] = ['neutral', 'lila', 'strong', 'partial', 'danger'];

/** What only shows something. */
export function ShowSpecimens({ theme }: SpecimenProps) {
  return (
    <Card title="Badge, Avatar, Figure, Progress" aside={<Badge tone="lila">aside</Badge>}>
      <SpecimenRow name="Badge">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="strong" icon={<CircleCheck aria-hidden="true" className="size-3.5" />}>
          icon
        </Badge>
      </SpecimenRow>
      <SpecimenRow name="Avatar">
        <Avatar name="Anna Kowalski" size="sm" />
        <Avatar name="Mehmet F*****" />
        <Avatar name="Tunde Okafor" size="lg" />
        <Avatar name="Lena Brandt" size="xl" />
        <Avatar name="Nordlicht" look="tile" />
      </SpecimenRow>
      <FigureRow label={`figures ${theme}`}>
        <Figure title="value" value={12_345} note="note" />
        <Figure title="loading" value={undefined} note="note" />
        <Figure title="missing" value={undefined} isMissing />
      </FigureRow>
      <SpecimenRow name="Progress">
        <div className="w-60">
          <Progress label={`progress ${theme}`} value={34} max={110} valueText="34 / 110" />
        </div>
        <div className="w-60">
          <Progress label={`edge ${theme}`} look="edge" value={80} />
        </div>
        <Spinner />
      </SpecimenRow>
      <SpecimenRow name="AlertLine">
        <AlertLine>base</AlertLine>
        <AlertLine size="sm">sm</AlertLine>
      </SpecimenRow>
      <Card look="soft" title="soft" level={3}>
        <p>text</p>
      </Card>
    </Card>
  );
}

/** One part of the page at a time, and what stands where something is on its way. */
export function PartSpecimens({ theme }: SpecimenProps) {
  const [view, setView] = useState<'first' | 'second'>('first');
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one');
  const views = [
    { value: 'first', label: 'first' },
    { value: 'second', label: 'second' },
  ] as const;
  return (
    <Card title="Segmented, Tabs, Disclosure, Skeleton">
      <SpecimenRow name="Segmented">
        <SegmentedControl label={`segmented ${theme}`} value={view} onChange={setView} options={views} />
        <SegmentedControl
          label={`segmented sm ${theme}`}
          size="sm"
          value={view}
          onChange={setView}
          options={views}
        />
      </SpecimenRow>
      <Tabs
        label={`tabs ${theme}`}
        selectedId={tab}
        onSelect={setTab}
        tabs={[
          { id: 'one', label: 'one', content: <p>one</p> },
          { id: 'two', label: 'two', content: <p>two</p> },
          { id: 'three', label: 'three', content: <p>three</p>, disabled: true },
        ]}
      />
      <div className="py-4">
        <Disclosure label="link">
          <p>text</p>
        </Disclosure>
        <Disclosure label="line" look="line">
          <p className="pb-3">text</p>
        </Disclosure>
      </div>
      <div className="flex flex-col gap-5">
        <Skeleton className="h-4 w-60" />
        <LinesSkeleton label={`lines ${theme}`} />
        <PageSkeleton label={`page ${theme}`} />
      </div>
    </Card>
  );
}

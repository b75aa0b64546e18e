import type { ReactNode } from 'react';
import type { Trait } from '@quint/psychometrics/types.ts';

export const TRAIT_FILL: Readonly<Record<Trait, string>> = {
  O: 'fill-trait-o',
  C: 'fill-trait-c',
  E: 'fill-trait-e',
  A: 'fill-trait-a',
  ES: 'fill-trait-es',
};
export const TRAIT_STROKE: Readonly<Record<Trait, string>> = {
  O: 'stroke-trait-o',
  C: 'stroke-trait-c',
  E: 'stroke-trait-e',
  A: 'stroke-trait-a',
  ES: 'stroke-trait-es',
};

interface SceneProps {
  /** The accessible name of the picture. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A card on a soft background, showing a part of the product's screen. */
export function Scene({ label, children }: SceneProps) {
  return (
    <svg
      viewBox="10 8 460 284"
      role="img"
      aria-label={label}
      className="block h-auto w-full rounded-lg border border-line bg-lila-soft"
    >
      <rect x="24" y="22" width="432" height="256" rx="14" className="fill-surface stroke-line" />
      {children}
    </svg>
  );
}

interface TextLineProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly look?: 'strong' | 'plain' | 'soft';
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly tone?: string;
  readonly children: ReactNode;
}

const LOOK = {
  strong: 'fill-ink font-semibold',
  plain: 'fill-ink',
  soft: 'fill-third',
} as const;

/** A line of text. */
export function TextLine({
  x,
  y,
  size = 13,
  look = 'plain',
  anchor = 'start',
  tone,
  children,
}: TextLineProps) {
  return (
    <text x={x} y={y} fontSize={size} textAnchor={anchor} className={tone ?? LOOK[look]}>
      {children}
    </text>
  );
}

interface PillProps {
  readonly right: number;
  readonly y: number;
  readonly width: number;
  readonly ground: string;
  readonly tone: string;
  readonly children: ReactNode;
}

/** A word in a pill, positioned by its right edge. */
export function Pill({ right, y, width, ground, tone, children }: PillProps) {
  return (
    <>
      <rect x={right - width} y={y} width={width} height="22" rx="11" className={ground} />
      <TextLine x={right - width / 2} y={y + 15} size={11} anchor="middle" tone={`${tone} font-semibold`}>
        {children}
      </TextLine>
    </>
  );
}

/** Initials in a circle. */
export function Face({
  x,
  y,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}) {
  return (
    <>
      <circle cx={x} cy={y} r="14" className="fill-lila-soft" />
      <TextLine x={x} y={y + 4} size={10} anchor="middle" tone="fill-lila-strong font-semibold">
        {children}
      </TextLine>
    </>
  );
}

/** A line across the card. */
export function Rule({ y }: { readonly y: number }) {
  return <line x1="44" x2="436" y1={y} y2={y} className="stroke-line" />;
}

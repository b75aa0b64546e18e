const CENTER = 200;
const RADIUS = 150;
const LETTERS = ['O', 'C', 'E', 'A', 'ES'] as const;
const COLORS = [
  'var(--trait-o)',
  'var(--trait-c)',
  'var(--trait-e)',
  'var(--trait-a)',
  'var(--trait-es)',
] as const;
/** Two invented profiles, as shares of the radius. */
const SHAPES = [
  [0.86, 0.7, 0.5, 0.78, 0.58],
  [0.56, 0.9, 0.74, 0.48, 0.8],
] as const;
const RINGS = [1, 2 / 3, 1 / 3] as const;

function pointAt(axis: number, share: number): readonly [number, number] {
  const angle = -Math.PI / 2 + (axis * 2 * Math.PI) / LETTERS.length;
  return [CENTER + Math.cos(angle) * RADIUS * share, CENTER + Math.sin(angle) * RADIUS * share];
}

function outline(shares: readonly number[]): string {
  return shares
    .map((share, axis) =>
      pointAt(axis, share)
        .map((value) => value.toFixed(1))
        .join(','),
    )
    .join(' ');
}

/** The illustration of the login page: five axes, two shapes. Decorative, with a label for screen readers. */
export function FiveTraitsMotif({ label }: { readonly label: string }) {
  return (
    <svg
      viewBox="0 0 400 400"
      role="img"
      aria-label={label}
      className="w-full max-w-[400px]"
      data-theme="dark"
    >
      {RINGS.map((ring) => (
        <polygon
          key={ring}
          points={outline(LETTERS.map(() => ring))}
          fill="none"
          stroke="var(--line)"
          strokeWidth="1"
        />
      ))}
      {LETTERS.map((letter, axis) => {
        const [x, y] = pointAt(axis, 1);
        return (
          <line key={letter} x1={CENTER} y1={CENTER} x2={x} y2={y} stroke="var(--line)" strokeWidth="1" />
        );
      })}
      <polygon
        points={outline(SHAPES[1])}
        fill="var(--strong)"
        fillOpacity="0.1"
        stroke="var(--strong)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <polygon
        points={outline(SHAPES[0])}
        fill="var(--lila)"
        fillOpacity="0.18"
        stroke="var(--lila)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {SHAPES[0].map((share, axis) => {
        const [x, y] = pointAt(axis, share);
        return (
          <circle
            key={LETTERS[axis]}
            cx={x}
            cy={y}
            r="6"
            fill={COLORS[axis]}
            stroke="var(--brand-ground)"
            strokeWidth="2"
          />
        );
      })}
      {LETTERS.map((letter, axis) => {
        const [x, y] = pointAt(axis, 1.16);
        return (
          <text
            key={letter}
            x={x}
            y={y + 6}
            textAnchor="middle"
            fontSize="18"
            fontWeight="700"
            fill={COLORS[axis]}
          >
            {letter}
          </text>
        );
      })}
    </svg>
  );
}

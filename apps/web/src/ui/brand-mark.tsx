/** The logo of the product: the five corners. */
export function BrandMark({ className = 'size-8' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`${className} shrink-0`}>
      <rect width="32" height="32" rx="9" fill="var(--brand-ground)" />
      <path
        d="M16 7 24.6 13.2 21.3 23.3H10.7L7.4 13.2z"
        fill="none"
        stroke="var(--on-brand-lila)"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="7" r="2.3" fill="var(--on-brand)" />
    </svg>
  );
}

/** The product's mark: a trail sign with a W. Decorative; the text beside it or the link around it has the name. */
export function Logo({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={Math.round(size * 0.9)} viewBox="0 0 20 18" aria-hidden="true" focusable="false">
      <path
        fill="var(--accent)"
        d="M2 4.2A1.7 1.7 0 0 1 3.7 2.5h9.1c.5 0 1 .2 1.3.6l4.3 5a1.4 1.4 0 0 1 0 1.8l-4.3 5c-.3.4-.8.6-1.3.6H3.7A1.7 1.7 0 0 1 2 13.8V4.2Z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M5.5 6.3 7.2 11.7 9 7.6l1.8 4.1 1.7-5.4"
      />
    </svg>
  )
}

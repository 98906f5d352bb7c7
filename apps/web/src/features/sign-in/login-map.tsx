import styles from './login-map.module.css'

/** A trail over contour lines to a signpost, or the first signpost alone. Decorative; hidden on narrow screens. */
export function LoginMap({ isStart = false }: { isStart?: boolean }) {
  return (
    <div className={styles.map} aria-hidden="true">
      <div className={styles.contours} />
      <svg aria-hidden="true" viewBox="0 0 920 900" preserveAspectRatio="xMidYMid slice" focusable="false">
        {!isStart && <Trail />}
        <g transform={isStart ? 'translate(240 540)' : 'translate(720 226)'}>
          <path d="M0 64V0" className={styles.post} />
          {isStart && (
            <g className={styles.stops}>
              <circle cy="71" r="7" />
            </g>
          )}
          <path
            className={styles.sign}
            d="M-3 2h52a6 6 0 0 1 4.600 2.200l9.600 11.600a3.400 3.400 0 0 1 0 4.400l-9.600 11.600A6 6 0 0 1 49 34H-3a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z"
          />
          <path d="m14 12 5 13 5-10 5 10 5-13" className={styles.letter} />
        </g>
      </svg>
    </div>
  )
}

function Trail() {
  return (
    <>
      <path
        className={styles.route}
        d="M96 806c62-26 60-96 128-118s112 26 168-22 18-120 74-166 124-6 178-58 30-112 76-152"
      />
      <g className={styles.stops}>
        <circle cx="96" cy="806" r="5" />
        <circle cx="224" cy="688" r="4" />
        <circle cx="392" cy="666" r="4" />
        <circle cx="466" cy="500" r="4" />
        <circle cx="644" cy="442" r="4" />
      </g>
    </>
  )
}

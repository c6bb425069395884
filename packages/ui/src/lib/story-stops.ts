const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]'
/** In px: what stands in one line does not all begin at one height. */
const LINE = 24

/** For stories: the stops in `place` at which Tab goes back up, by their texts; none where it goes as one reads. */
export const stopsGoneBack = (place: HTMLElement): string[] => {
  const stops = [...place.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
  )
  const tops = stops.map((stop) => stop.getBoundingClientRect().top)
  return stops
    .filter((_, at) => (tops[at] ?? 0) < (tops[at - 1] ?? -Infinity) - LINE)
    .map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)
}

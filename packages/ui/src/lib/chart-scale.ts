import { scaleBand, scaleLinear } from 'd3-scale'

/** An axis of values, from 0 on. */
export interface ValueScale {
  /** The end of the axis: a round number, at least 1. */
  max: number
  ticks: number[]
  /** 0 to 1: how far along the axis. */
  at: (value: number) => number
}

/** An axis from 0 over the highest of the values, with about `count` ticks; whole ones for counts. */
export const valueScale = (values: readonly number[], count: number, whole = true): ValueScale => {
  const highest = values.reduce((most, value) => Math.max(most, value), 0)
  const scale = scaleLinear()
    .domain([0, whole ? Math.max(1, highest) : highest || 1])
    .nice(count)
  const [, max = 1] = scale.domain()
  return {
    max,
    ticks: scale.ticks(count).filter((tick) => !whole || Number.isInteger(tick)),
    at: (value) => value / max,
  }
}

/** Where `count` columns stand on `width` pixels. */
export const columnScale = (count: number, width: number) => {
  const scale = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, column) => column))
    .range([0, width])
    .paddingInner(0.25)
    .paddingOuter(0.15)
  const step = scale.step()
  return {
    step,
    bandwidth: Math.min(scale.bandwidth(), 48),
    /** The middle of a column. */
    at: (column: number) => (scale(column) ?? 0) + scale.bandwidth() / 2,
    /** The column under a place, the nearest one at the edges. */
    nearest: (x: number) => Math.max(0, Math.min(count - 1, Math.floor(x / step - 0.025))),
  }
}

/**
 * Those of an axis' ticks that get a label where there is room for `most`: both ends, and as many at equal distances
 * between them as make no more than that.
 */
export const labelledTicks = (ticks: readonly number[], most: number): number[] => {
  const gaps = ticks.length - 1
  const every = ticks.findIndex((_, step) => gaps % step === 0 && gaps / step < most)
  return ticks.filter((_, at) => at % Math.max(1, every) === 0)
}

/** Every how many columns a label fits, `room` pixels each. */
export const labelStep = (count: number, width: number, room: number): number =>
  Math.max(1, Math.ceil((count * room) / Math.max(1, width)))

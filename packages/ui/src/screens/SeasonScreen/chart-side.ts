// Its parts stand in one column with the chart, so that the bar with the button can stay in view.
export const CHART_SIDE =
  'contents min-w-0 flex-col gap-4 @min-[60rem]:sticky @min-[60rem]:top-beside @min-[60rem]:col-start-2 @min-[60rem]:row-start-1 @min-[60rem]:flex'

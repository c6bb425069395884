/**
 * The detail's places, shared with its skeleton: beside the changes, where there is room, the title and, in view however
 * far they go, the decision and the editor; else around them (decision 40).
 */
export const DETAIL_GRID = {
  page: '@container',
  columns:
    'grid items-start gap-5 @min-[58rem]:grid-cols-[minmax(0,1fr)_20rem] @min-[58rem]:grid-rows-[auto_1fr] @min-[58rem]:gap-6',
  title: 'min-w-0 @min-[58rem]:col-start-2 @min-[58rem]:row-start-1',
  main: 'flex min-w-0 flex-col gap-5 @min-[58rem]:col-start-1 @min-[58rem]:row-span-2 @min-[58rem]:row-start-1',
  side: 'flex min-w-0 flex-col gap-5 @min-[58rem]:sticky @min-[58rem]:gap-6 @min-[58rem]:top-beside @min-[58rem]:col-start-2 @min-[58rem]:row-start-2',
} as const

// What is edited and what saves it (in a `@container`): side by side from where the form keeps 42rem, which the back
// office has from 1,280 pixels on.
export const COLUMNS =
  'flex min-w-0 flex-col gap-5 @min-[60rem]:grid @min-[60rem]:grid-cols-[minmax(0,1fr)_clamp(18rem,100cqw-43rem,23rem)] @min-[60rem]:items-start'

// Where there is no room beside what is edited, the card with Save stands below it.
export const BAR = [
  '@max-[60rem]:bottom-3 @max-[60rem]:z-1 @max-[60rem]:order-last @max-[60rem]:py-3',
  '@max-[60rem]:max-h-[60dvh] @max-[60rem]:overflow-y-auto',
  // Paper in the gap under it, where what passes behind it would come out again.
  '@max-[60rem]:shadow-[0_0.75rem_0_var(--color-paper)]',
]
// And stays in view there, in the same room.
export const BAR_STAYS = '@max-[60rem]:[@media(min-height:36rem)]:sticky'

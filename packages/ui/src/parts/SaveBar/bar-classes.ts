// Where there is no room beside what is edited (`@container`), the card with Save stays in view below it.
export const BAR = [
  '@max-[60rem]:bottom-3 @max-[60rem]:z-1 @max-[60rem]:order-last @max-[60rem]:py-3',
  '@max-[60rem]:[@media(min-height:36rem)]:sticky @max-[60rem]:max-h-[60dvh] @max-[60rem]:overflow-y-auto',
  // Paper in the gap under it, where what passes behind it would come out again.
  '@max-[60rem]:shadow-[0_0.75rem_0_var(--color-paper)]',
]

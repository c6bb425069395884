import { useEffect, useRef, useState } from 'react'

/** How far below what is seen something is asked for, in pixels. */
const NEAR_PX = 400

/** Whether an element has come near what is seen; once it has, it stays so. */
export const useNear = <T extends HTMLElement>(already: boolean) => {
  const ref = useRef<T>(null)
  const [near, setNear] = useState(already)
  useEffect(() => {
    const element = ref.current
    if (near || !element) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [near])
  return { ref, near }
}

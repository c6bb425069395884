/** 1 where one reads on to the right, -1 where one reads on to the left; what is scrolled there counts below zero. */
export const onward = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

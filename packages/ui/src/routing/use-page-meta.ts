import { useEffect } from 'react'
import { usePageTitle } from './use-page-title.ts'

export interface PageMeta {
  /** Of the thing on the page; null while it is not known. */
  title: string | null
  /** At most 200 characters of it are given away; without one the document's own stands for it. */
  description?: string | null | undefined
  /** The absolute address of a picture. */
  image?: string | null | undefined
  /** The one path of this page, whatever parameters the address has. */
  path: string
}

const DESCRIPTION_MAX = 200
const short = (text: string) => {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length <= DESCRIPTION_MAX ? letters.join('') : `${letters.slice(0, DESCRIPTION_MAX - 1).join('')}…`
}

/** `URL.canParse` is younger than some browsers that read this. */
const absolute = (address: string) => {
  try {
    return new URL(address, window.location.origin).href
  } catch {
    return null
  }
}

const put = (tag: 'meta' | 'link', key: [name: string, value: string], attribute: string, value: string) => {
  const [name, of] = key
  let element = document.head.querySelector(`${tag}[${name}="${of}"][data-page]`)
  if (!element) {
    element = document.createElement(tag)
    element.setAttribute(name, of)
    element.setAttribute('data-page', '')
    document.head.append(element)
  }
  element.setAttribute(attribute, value)
}

const ownDescription = () => document.head.querySelector<HTMLMetaElement>('meta[name="description"]:not([data-page])')

/** What a page says of itself where it is shared: title, description, picture and canonical address. Gone with the page. */
export const usePageMeta = ({ title, description, image, path }: PageMeta): void => {
  usePageTitle(title)
  useEffect(() => {
    const canonical = new URL(path, window.location.origin).href
    put('link', ['rel', 'canonical'], 'href', canonical)
    put('meta', ['property', 'og:url'], 'content', canonical)
    put('meta', ['property', 'og:title'], 'content', title ?? 'Bunko')
    put('meta', ['property', 'og:site_name'], 'content', 'Bunko')
    put('meta', ['property', 'og:type'], 'content', 'website')
    // The document has a description of its own: that one is changed for as long as the page is shown, not a second one added.
    const own = ownDescription()
    const before = own?.content
    if (description) {
      if (own) own.content = short(description)
      else put('meta', ['name', 'description'], 'content', short(description))
    }
    const said = description ? short(description) : before
    if (said) put('meta', ['property', 'og:description'], 'content', said)
    const picture = image && absolute(image)
    if (picture) put('meta', ['property', 'og:image'], 'content', picture)
    return () => {
      if (own && before !== undefined) own.content = before
      document.head.querySelectorAll('[data-page]').forEach((element) => element.remove())
    }
  }, [title, description, image, path])
}

import { describe, expect, it } from 'vitest'
import {
  changePreview,
  editTypeLabel,
  priorityLabel,
  priorityTone,
  reasonBeside,
  statusLabel,
  statusTone,
  summaryOf,
  titleNameOf,
  whyOf,
} from './edit-labels.ts'

describe('labels of a proposal', () => {
  it.each([
    ['basic_info', 'Basic Info'],
    ['metadata', 'Metadata'],
    ['description', 'Description'],
    ['tags', 'Tags'],
    ['cover_art', 'Cover art'],
    ['cover _ art', 'Cover art'],
    ['__proto__', 'Proto'],
    ['', 'Edit'],
    [null, 'Edit'],
  ])('type %s is %s', (type, label) => {
    expect(editTypeLabel(type)).toBe(label)
  })

  it.each([
    ['pending', 'Pending', 'warning'],
    ['approved', 'Approved', 'success'],
    ['rejected', 'Rejected', 'danger'],
    ['withdrawn', 'Withdrawn', 'neutral'],
    ['constructor', 'Constructor', 'neutral'],
    [null, 'Unknown', 'neutral'],
  ])('status %s is %s, %s', (status, label, tone) => {
    expect([statusLabel(status), statusTone(status)]).toEqual([label, tone])
  })

  it.each([
    ['high', 'High priority', 'danger'],
    ['medium', 'Medium priority', 'neutral'],
    ['other', 'Other priority', 'neutral'],
    ['someday', 'Someday priority', 'neutral'],
    [null, 'Other priority', 'neutral'],
  ])('priority %s is %s, %s', (priority, label, tone) => {
    expect([priorityLabel(priority), priorityTone(priority)]).toEqual([label, tone])
  })

  it('cuts a label that is no label', () => {
    expect(editTypeLabel('x'.repeat(5_000))).toHaveLength(60)
  })
})

describe('what a proposal says of itself', () => {
  it.each([
    // summary, reason; the summary shown, the reason beside it, the one line that says why
    ['Summary', ' Reason ', 'Summary', 'Reason', 'Reason'],
    ['  ', ' Reason ', 'Reason', null, 'Reason'],
    [null, 'Reason', 'Reason', null, 'Reason'],
    [' The same', 'The same ', 'The same', null, 'The same'],
    [' Summary ', ' ', 'Summary', null, 'Summary'],
    [null, ' ', null, null, null],
  ])('%j, %j', (edit_summary, reason, ...shown) => {
    const edit = { edit_summary, reason }
    expect([summaryOf(edit), reasonBeside(edit), whyOf(edit)]).toEqual(shown)
  })

  it.each([
    [' 夜行列車の青 ', '夜行列車の青'],
    [' ', 'Untitled'],
    [null, 'Untitled'],
  ])('the title named %j is called %j', (manga_title, name) => {
    expect(titleNameOf({ manga_title })).toBe(name)
    expect(titleNameOf({ manga_title }, 'As it was read')).toBe(name === 'Untitled' ? 'As it was read' : name)
  })
})

describe('changePreview', () => {
  it('counts what a list gains and loses, and says modified for the rest', () => {
    const changes = [
      { field_name: 'theme_names', old_value: ['Gore', 'Comedy'], new_value: ['Comedy', 'Cooking', 'Monsters'] },
      { field_name: 'genre_names', old_value: null, new_value: ['Drama'] },
      { field_name: 'author_names', old_value: ['A', 'A'], new_value: ['A'] },
      { field_name: 'tag_names', old_value: ['A', 'B'], new_value: ['B', 'A'] },
      { field_name: 'description.pt-br', old_value: 'a', new_value: 'b' },
      { field_name: 'year', old_value: 2013, new_value: 2014 },
    ]
    expect(changePreview(changes)).toEqual([
      { field: 'theme_names', text: '+2 −1' },
      { field: 'genre_names', text: '+1' },
      { field: 'author_names', text: '−1' },
      { field: 'tag_names', text: 'modified' },
      { field: 'description (pt-BR)', text: 'modified' },
      { field: 'year', text: 'modified' },
    ])
  })

  it('counts nothing where the current value is not told', () => {
    expect(changePreview({ theme_names: ['Cooking'] })).toEqual([{ field: 'theme_names', text: 'modified' }])
    expect(changePreview(null)).toEqual([])
  })
})

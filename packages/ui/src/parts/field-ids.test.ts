import { expect, test } from 'vitest'
import { HOUSE_FIELDS } from '../lib/house-form.ts'
import { PERSON_FIELD_NAMES } from '../lib/person-form.ts'
import { TITLE_FIELD_NAMES } from '../lib/title-fields.ts'
import { fieldId as houseField } from './HouseForm/field-id.ts'
import { fieldId as personField } from './PersonForm/field-id.ts'
import { fieldId as titleField } from './TitleForm/field-id.ts'

const HOUSE_FIELD_NAMES = Object.keys(HOUSE_FIELDS) as (keyof typeof HOUSE_FIELDS)[]

test('no field has the id of another one, in its own form or in one that opens beside it', () => {
  const ids = [
    ...HOUSE_FIELD_NAMES.map(houseField),
    ...PERSON_FIELD_NAMES.map(personField),
    ...TITLE_FIELD_NAMES.map(titleField),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})

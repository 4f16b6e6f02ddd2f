import { formMapper, type MapFieldsInput } from '@/agents/form-mapper';
import { definePolicy } from '@/rules/policy/policy';

/** The rules have already mapped what they know (domain/form-keys): the rest is for the user. */
const nothing: MapFieldsInput = { mappings: [] };

export const formMapperPolicy = definePolicy(formMapper, () => ({ name: 'map_fields', input: nothing }));

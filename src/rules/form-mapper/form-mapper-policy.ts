import { formMapper } from '@/agents/form-mapper/form-mapper';
import type { MapFieldsInput } from '@/agents/form-mapper/map-fields';
import { definePolicy } from '../policy';

/** The rules have said what they know before anybody is asked (domain/form-keys): what is left, the user says. */
const nothing: MapFieldsInput = { mappings: [] };

export const formMapperPolicy = definePolicy(formMapper, () => ({ name: 'map_fields', input: nothing }));

import { useState } from 'react';
import { clampLimits, type LimitCaps, type Limits, type Settings } from '@/domain/settings/settings';
import { usePorts } from '@/ui/data/ports-context';
import type { RaisedLimits } from './raise-limits';

interface PlanLimits {
  limits: Limits;
  caps: LimitCaps;
  change(limits: Limits): void;
  raise(raised: RaisedLimits): void;
}

/** The limits of the next run: as set, changed at once and kept for later ones. */
export function usePlanLimits(settings: Settings): PlanLimits {
  const ports = usePorts();
  const [edited, setEdited] = useState<Limits | null>(null);
  const [raisedCaps, setRaisedCaps] = useState<LimitCaps | null>(null);
  const caps = raisedCaps ?? settings.breakers;
  return {
    limits: clampLimits(edited ?? settings.limits, caps),
    caps,
    change(limits) {
      setEdited(limits);
      void ports.settings.write({ limits });
    },
    raise(raised) {
      setEdited(raised.limits);
      setRaisedCaps(raised.caps);
      void ports.settings.write({ limits: raised.limits, breakers: raised.caps });
    },
  };
}

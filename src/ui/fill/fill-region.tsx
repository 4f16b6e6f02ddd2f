import { FillEnd } from './fill-end';
import type { FillRegionProps } from './fill-region-props';
import { LiveFill } from './live-fill';
import './fill.css';

/** A form that is being filled, or was. */
export function FillRegion(props: FillRegionProps) {
  return props.run.status === 'ended' ? <FillEnd {...props} /> : <LiveFill {...props} />;
}

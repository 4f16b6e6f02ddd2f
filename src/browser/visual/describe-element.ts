import type Protocol from 'devtools-protocol';
import { InspectedElement, type InspectedTarget } from '@/domain/page/inspected-element';
import { type DebuggerFrame, urlOfFrame } from './frame-script-world';
import { inspectElement } from './read-element';

/** Roles that are pressed. */
const pressed = /^(?:button|link|menuitem|menuitemradio|menuitemcheckbox|tab|option|radio|checkbox|switch|treeitem)$/;

/**
 * Describes a node by its object id in a frame; null if it is gone.
 * @throws ControlError
 */
export async function inspectNode(place: DebuggerFrame, objectId: string): Promise<InspectedTarget | null> {
  const { session } = place;
  const [read, accessible, frameUrl] = await Promise.all([
    session.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: `function () { return (${inspectElement.toString()})(this); }`,
      returnByValue: true,
    }),
    session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: true }),
    urlOfFrame(place),
  ]);
  const element = InspectedElement.safeParse(read.result.value);
  if (!element.success) return null;
  const around = ancestorsOf(accessible.nodes);
  const own = around.find((node) => !node.ignored && roleOf(node) !== '');
  const named = around.filter((node) => nameOf(node) !== '');
  return {
    ...element.data,
    role: own ? roleOf(own) : '',
    label: own ? nameOf(own) : '',
    controls: named.filter((node) => pressed.test(roleOf(node))).map(nameOf),
    groups: named.filter((node) => node !== own && !pressed.test(roleOf(node)) && !isPage(node)).map(nameOf),
    frameUrl,
  };
}

type Node = Protocol.Accessibility.AXNode;

/** The node and its ancestors, innermost first. */
function ancestorsOf(nodes: readonly Node[]): Node[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: Node[] = [];
  for (let at = nodes[0]; at && !found.includes(at); at = byId.get(at.parentId ?? '')) found.push(at);
  return found;
}

/** Roles that mean none. */
const noRole = /^(?:none|generic|StaticText|InlineTextBox|LabelText|paragraph)$/;

function roleOf({ role }: Node): string {
  const word = String(role?.value ?? '');
  return noRole.test(word) ? '' : word;
}

const nameOf = ({ name, ignored }: Node): string => (ignored ? '' : String(name?.value ?? '').trim());
const isPage = (node: Node): boolean => /^(?:RootWebArea|main|form|dialog)$/.test(roleOf(node));

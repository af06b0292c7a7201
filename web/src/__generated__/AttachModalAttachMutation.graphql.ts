/**
 * @generated SignedSource<<8121ce77e996c18c4d0c06ec6541b395>>
 * @relayHash a250555d90ebd6dc95ad43d02af849a8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9e91b8228452a56e72d6e3e5f28319eeea36cdca755a84c5726c271e71e4e5c

import type { ConcreteRequest } from 'relay-runtime';
export type AttachLessonBlockInput = {
  blockId: string;
  clientMutationId?: string | null | undefined;
  courseId: string;
  layerId: string;
};
export type AttachModalAttachMutation$variables = {
  input: AttachLessonBlockInput;
};
export type AttachModalAttachMutation$data = {
  readonly attachLessonBlock: {
    readonly lessonBlock: {
      readonly id: string;
      readonly layerId: number | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type AttachModalAttachMutation = {
  response: AttachModalAttachMutation$data;
  variables: AttachModalAttachMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AttachLessonBlockPayload",
    "kind": "LinkedField",
    "name": "attachLessonBlock",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LessonBlock",
        "kind": "LinkedField",
        "name": "lessonBlock",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "layerId",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AttachModalAttachMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AttachModalAttachMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c9e91b8228452a56e72d6e3e5f28319eeea36cdca755a84c5726c271e71e4e5c",
    "metadata": {},
    "name": "AttachModalAttachMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "becf2c0e3366246050b04ffe7f450dc2";

export default node;

/**
 * @generated SignedSource<<bdf252e6adf90d3f46089f66864168de>>
 * @relayHash f336ac30ce45c899a357611aa7848f95
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9540efb03ef80356dd549ba8262e9a260164e078e50482a4224348207aa6b721

import type { ConcreteRequest } from 'relay-runtime';
export type DetachLessonBlockInput = {
  blockId: string;
  clientMutationId?: string | null | undefined;
  courseId: string;
  layerId: string;
};
export type AttachModalDetachMutation$variables = {
  input: DetachLessonBlockInput;
};
export type AttachModalDetachMutation$data = {
  readonly detachLessonBlock: {
    readonly lessonBlock: {
      readonly id: string;
      readonly layerId: number | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type AttachModalDetachMutation = {
  response: AttachModalDetachMutation$data;
  variables: AttachModalDetachMutation$variables;
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
    "concreteType": "DetachLessonBlockPayload",
    "kind": "LinkedField",
    "name": "detachLessonBlock",
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
    "name": "AttachModalDetachMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AttachModalDetachMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9540efb03ef80356dd549ba8262e9a260164e078e50482a4224348207aa6b721",
    "metadata": {},
    "name": "AttachModalDetachMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fd2f5347854a12f88c1be2c9d1f90838";

export default node;

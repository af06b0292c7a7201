/**
 * @generated SignedSource<<35c147186dccd0b37bbae2791acf586f>>
 * @relayHash 8ddcdfd7d4792cac50f9367d158ffbf1
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e3b0dac4d93ee0c7ab6158438119f730b8c84708f50626fe851b17e66bdf1c8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
v3 = {
  "kind": "InlineFragment",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AttachModalAttachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttachLessonBlockPayload",
        "kind": "LinkedField",
        "name": "attachLessonBlock",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AttachModalAttachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttachLessonBlockPayload",
        "kind": "LinkedField",
        "name": "attachLessonBlock",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0e3b0dac4d93ee0c7ab6158438119f730b8c84708f50626fe851b17e66bdf1c8",
    "metadata": {},
    "name": "AttachModalAttachMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7e197c1a5103c1428db6dc3f3562b7a6";

export default node;

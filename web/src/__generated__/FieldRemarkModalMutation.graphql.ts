/**
 * @generated SignedSource<<5a0ce22d87fd1262ce54349f31b53755>>
 * @relayHash e9e8d75ac7b528caea6db40c5dfafeac
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d53609f9235dec6f1ace1b9e406f67592e4a7120abf0e3a4a524e871a873d7e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateCourseFieldCommentInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  text: string;
  version?: string | null | undefined;
};
export type FieldRemarkModalMutation$variables = {
  input: UpdateCourseFieldCommentInput;
};
export type FieldRemarkModalMutation$data = {
  readonly updateCourseFieldComment: {
    readonly courseFieldComment: {
      readonly " $fragmentSpreads": FragmentRefs<"FieldRemarkModal_remark">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type FieldRemarkModalMutation = {
  response: FieldRemarkModalMutation$data;
  variables: FieldRemarkModalMutation$variables;
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
    "name": "FieldRemarkModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseFieldCommentPayload",
        "kind": "LinkedField",
        "name": "updateCourseFieldComment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseFieldComment",
            "kind": "LinkedField",
            "name": "courseFieldComment",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FieldRemarkModal_remark"
              }
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v2/*:: as any*/)
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
    "name": "FieldRemarkModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseFieldCommentPayload",
        "kind": "LinkedField",
        "name": "updateCourseFieldComment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseFieldComment",
            "kind": "LinkedField",
            "name": "courseFieldComment",
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
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0d53609f9235dec6f1ace1b9e406f67592e4a7120abf0e3a4a524e871a873d7e",
    "metadata": {},
    "name": "FieldRemarkModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f22e03b33317fd3a401f29a533fe21d";

export default node;

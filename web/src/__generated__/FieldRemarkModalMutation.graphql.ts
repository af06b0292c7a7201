/**
 * @generated SignedSource<<6ddf0f1d1f9db8123330b1cb58b6d00f>>
 * @relayHash 9e297e78565387bc7c37e70845ce4636
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 296475e30886fdfd2a81a2548e533302af44e7b39194a2c7520fff4157d94dc3

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
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
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
          (v2/*:: as any*/)
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
    "id": "296475e30886fdfd2a81a2548e533302af44e7b39194a2c7520fff4157d94dc3",
    "metadata": {},
    "name": "FieldRemarkModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "61ca567ddf9b476ea5264cca7abae03d";

export default node;

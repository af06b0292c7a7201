/**
 * @generated SignedSource<<d1a467deb9f01ca3770d634ccf920056>>
 * @relayHash f853e8a6141b0f5f758fe4901f59bb15
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b85a68a4b923b5dbbbf63433aaf6d683e2d2eed868271e46b76ce41c7b907ec

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomFieldListShowType = "RADIO_CHECKBOX" | "SELECT";
export type EditCourseCustomFieldsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  fields: ReadonlyArray<CourseCustomFieldEdit>;
};
export type CourseCustomFieldEdit = {
  description?: string | null | undefined;
  id: string;
  listShowType?: CustomFieldListShowType | null | undefined;
  multiple?: boolean | null | undefined;
  name?: string | null | undefined;
  prompt?: string | null | undefined;
  version?: string | null | undefined;
};
export type EditedFieldsMutation$variables = {
  input: EditCourseCustomFieldsInput;
};
export type EditedFieldsMutation$data = {
  readonly editCourseCustomFields: {
    readonly customFields: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EditedFields_fields">;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type EditedFieldsMutation = {
  response: EditedFieldsMutation$data;
  variables: EditedFieldsMutation$variables;
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditedFieldsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditCourseCustomFieldsPayload",
        "kind": "LinkedField",
        "name": "editCourseCustomFields",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomField",
            "kind": "LinkedField",
            "name": "customFields",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EditedFields_fields"
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
    "name": "EditedFieldsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditCourseCustomFieldsPayload",
        "kind": "LinkedField",
        "name": "editCourseCustomFields",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomField",
            "kind": "LinkedField",
            "name": "customFields",
            "plural": true,
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "prompt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
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
    "id": "4b85a68a4b923b5dbbbf63433aaf6d683e2d2eed868271e46b76ce41c7b907ec",
    "metadata": {},
    "name": "EditedFieldsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea310ecda52da7901e5e7f8d1a8edd48";

export default node;
